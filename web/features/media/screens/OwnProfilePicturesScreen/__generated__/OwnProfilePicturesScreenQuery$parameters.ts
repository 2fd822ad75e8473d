/**
 * @generated SignedSource<<cf82613fa176f87153d237cc94e0213d>>
 * @relayHash 17f9a5334f8e7bfc7b7dbb19a9ffabc7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 29d1f0ab9e9694c32cb6089275813ad19dbd3be9c3563892c82a0ccc22d966cf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnProfilePicturesScreenQuery } from './OwnProfilePicturesScreenQuery.graphql';

const node: PreloadableConcreteRequest<OwnProfilePicturesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "29d1f0ab9e9694c32cb6089275813ad19dbd3be9c3563892c82a0ccc22d966cf",
    "metadata": {},
    "name": "OwnProfilePicturesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
