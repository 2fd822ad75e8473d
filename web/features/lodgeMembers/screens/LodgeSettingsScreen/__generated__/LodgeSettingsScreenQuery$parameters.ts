/**
 * @generated SignedSource<<f45f9a66a6af39af20e3b8baddfebe12>>
 * @relayHash a5741f8c1c3af0426f630442f89b4ed6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 29b5ce5b52563f7c59322dbdfcd37866e137c74ecc3256ed706b0a796a58c997

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LodgeSettingsScreenQuery } from './LodgeSettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<LodgeSettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "29b5ce5b52563f7c59322dbdfcd37866e137c74ecc3256ed706b0a796a58c997",
    "metadata": {},
    "name": "LodgeSettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
