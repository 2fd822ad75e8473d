/**
 * @generated SignedSource<<3fb8a73c2155f8d830506a15d1ea249c>>
 * @relayHash f9989b9b976dcb1ba46583bf72417b30
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1cbfe169b5f57f29424cb79c563c17796bf1c1a3d50f03c086294a3cc85d62ce

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1cbfe169b5f57f29424cb79c563c17796bf1c1a3d50f03c086294a3cc85d62ce",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
