/**
 * @generated SignedSource<<cf5ba97645df7ad8d4c1e6f7e909acd6>>
 * @relayHash cba6223cc5b861e7b8bb5c7762582623
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 346fdd7a86264d52f1018fb0953439207da84c2ff7b2f96e1e3f2a9dbae9785e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TopFollowersScreenQuery } from './TopFollowersScreenQuery.graphql';

const node: PreloadableConcreteRequest<TopFollowersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "346fdd7a86264d52f1018fb0953439207da84c2ff7b2f96e1e3f2a9dbae9785e",
    "metadata": {},
    "name": "TopFollowersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
