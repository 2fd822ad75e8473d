/**
 * @generated SignedSource<<e3514feee39a155692bb1c412d8b4dba>>
 * @relayHash 1478c8a10d4728de6722827bfd1010b3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1064172bc10320135d03eb6a296dfa9d12d6497ae6da443e9ac0cd0fab4259a4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LodgeSettingsScreenQuery } from './LodgeSettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<LodgeSettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1064172bc10320135d03eb6a296dfa9d12d6497ae6da443e9ac0cd0fab4259a4",
    "metadata": {},
    "name": "LodgeSettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
