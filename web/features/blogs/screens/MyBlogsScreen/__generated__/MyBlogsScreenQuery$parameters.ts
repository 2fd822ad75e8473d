/**
 * @generated SignedSource<<3e89da8f84e57e91bab4392e91215211>>
 * @relayHash c4b19cdb657c704bfac895e6bcb27612
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f5979952e89b57843f48b5eb44e76643c1a0d5ce84bcbc3b22bf14f6fcd109a6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyBlogsScreenQuery } from './MyBlogsScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyBlogsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f5979952e89b57843f48b5eb44e76643c1a0d5ce84bcbc3b22bf14f6fcd109a6",
    "metadata": {},
    "name": "MyBlogsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
