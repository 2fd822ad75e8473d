/**
 * @generated SignedSource<<69a60400747ce129599618fa9ef35cb6>>
 * @relayHash 162429d31e3d15983305d980189686fa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c829d9b6a5d8b567b758f6f474cd084f47c24fbfecf60d8c476362d5a3d3d16b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LodgeSettingsScreenQuery } from './LodgeSettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<LodgeSettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c829d9b6a5d8b567b758f6f474cd084f47c24fbfecf60d8c476362d5a3d3d16b",
    "metadata": {},
    "name": "LodgeSettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
