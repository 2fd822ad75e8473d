/**
 * @generated SignedSource<<d9a0433867a2318084dcc5833b16e6b9>>
 * @relayHash af4117950030a5d42e9f6b831199efc2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bb190417110d0e138dcb59ae32eaa63fbe752b24771a329d9ad638b4f89e7a08

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LodgeMailScreenQuery } from './LodgeMailScreenQuery.graphql';

const node: PreloadableConcreteRequest<LodgeMailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bb190417110d0e138dcb59ae32eaa63fbe752b24771a329d9ad638b4f89e7a08",
    "metadata": {},
    "name": "LodgeMailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
