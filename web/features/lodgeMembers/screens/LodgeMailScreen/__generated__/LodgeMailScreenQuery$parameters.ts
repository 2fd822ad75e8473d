/**
 * @generated SignedSource<<a5deb10e449c734d7dfc5a45eddb9e09>>
 * @relayHash bd2e188e0e2540514feda048915a9f75
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 94273f4e0087d93e6bdfa1dd6b8a1651d90f2fabdb8eed41b26d2d184e901f76

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LodgeMailScreenQuery } from './LodgeMailScreenQuery.graphql';

const node: PreloadableConcreteRequest<LodgeMailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "94273f4e0087d93e6bdfa1dd6b8a1651d90f2fabdb8eed41b26d2d184e901f76",
    "metadata": {},
    "name": "LodgeMailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
