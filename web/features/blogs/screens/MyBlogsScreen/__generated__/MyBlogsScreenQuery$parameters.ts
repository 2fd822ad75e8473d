/**
 * @generated SignedSource<<bd5bc199bfdcd83bda5ca146c49546aa>>
 * @relayHash 6fd8a3d404ee4702c617b4849b45f19e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c3162b95169cdf5a9079b73d2832f28d8efce026a8eef3777df72e7bc5a995a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyBlogsScreenQuery } from './MyBlogsScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyBlogsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2c3162b95169cdf5a9079b73d2832f28d8efce026a8eef3777df72e7bc5a995a",
    "metadata": {},
    "name": "MyBlogsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
