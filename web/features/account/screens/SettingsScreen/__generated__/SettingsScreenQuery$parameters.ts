/**
 * @generated SignedSource<<3912db0fb8e0a649d38bc4b7c5018eee>>
 * @relayHash ba50fcdda673034059bd15d795691875
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 367f11ede0fe50d2db11610ff4fd639a2b828c262ebe1535286ca9bd1f846f6f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "367f11ede0fe50d2db11610ff4fd639a2b828c262ebe1535286ca9bd1f846f6f",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
