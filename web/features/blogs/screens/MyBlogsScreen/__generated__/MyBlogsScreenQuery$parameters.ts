/**
 * @generated SignedSource<<3534f10ff2677c420fa93c5fe205c0af>>
 * @relayHash 805c82283364ed6c75fa9a5e77f2ba38
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bbc85336306b7f16cfcba786bf8950163119d68cd8a69a3a984d469d676faafb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyBlogsScreenQuery } from './MyBlogsScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyBlogsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bbc85336306b7f16cfcba786bf8950163119d68cd8a69a3a984d469d676faafb",
    "metadata": {},
    "name": "MyBlogsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
