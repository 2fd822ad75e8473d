/**
 * @generated SignedSource<<4c89110675662c997f5f29b56b8d3865>>
 * @relayHash dbeeeca25b357d76f7297718284a9549
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e026ade8672ec318a3ed260f9b8b2ec1d60790a9f489da51601ea347f8aad55

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LodgeSettingsScreenQuery } from './LodgeSettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<LodgeSettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2e026ade8672ec318a3ed260f9b8b2ec1d60790a9f489da51601ea347f8aad55",
    "metadata": {},
    "name": "LodgeSettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
