/**
 * @generated SignedSource<<6a6f4e5eb958c0d06217ca84fd42e6a3>>
 * @relayHash 05366e71c51dc581d6d34d6d73b29851
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 906dc02beaad343403183c2f6176452ddea9f66e0802f75d633114c657c3925b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyFollowersScreenQuery } from './MyFollowersScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyFollowersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "906dc02beaad343403183c2f6176452ddea9f66e0802f75d633114c657c3925b",
    "metadata": {},
    "name": "MyFollowersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
