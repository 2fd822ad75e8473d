/**
 * @generated SignedSource<<11f7f0fe06234bec9e61a13acd4d2095>>
 * @relayHash 9f06288401070e83aae4371eaaa23304
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 390444b08fce088bee56d12fafa97e62ad7d16c55045c1148489f02673b5404e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DarkDeskScreenQuery } from './DarkDeskScreenQuery.graphql';

const node: PreloadableConcreteRequest<DarkDeskScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "390444b08fce088bee56d12fafa97e62ad7d16c55045c1148489f02673b5404e",
    "metadata": {},
    "name": "DarkDeskScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
