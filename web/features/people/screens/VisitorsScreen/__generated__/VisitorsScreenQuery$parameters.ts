/**
 * @generated SignedSource<<32ef6f2188a5e230fce76d7201da0314>>
 * @relayHash 79e3bd407f8d3b6181955e530e9e87c5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f0668efd691d24a3045e5e5f91df4cdbff8375828212f318e4cb956814fa9f62

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VisitorsScreenQuery } from './VisitorsScreenQuery.graphql';

const node: PreloadableConcreteRequest<VisitorsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f0668efd691d24a3045e5e5f91df4cdbff8375828212f318e4cb956814fa9f62",
    "metadata": {},
    "name": "VisitorsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
