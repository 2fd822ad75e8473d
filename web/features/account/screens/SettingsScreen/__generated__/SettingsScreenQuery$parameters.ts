/**
 * @generated SignedSource<<6a4e66d4d153b6d664ade266447837db>>
 * @relayHash 2f3d083234037b6ea4787b18b46be56f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe321fe137fcccd0753e2dd07784d8e08946e8d76bec09f28a13b70ef3327821

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fe321fe137fcccd0753e2dd07784d8e08946e8d76bec09f28a13b70ef3327821",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
