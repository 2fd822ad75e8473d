/**
 * @generated SignedSource<<1da8723b0cef3124615bdc76f0b1b296>>
 * @relayHash efa9a9a39b9ee3744cde5f1ea2acf3f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 90fd7b8721943a4a0af1266bd3fc1771772324a80b65b7f0273d5ec5c3ae17f3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyCommentsScreenQuery } from './MyCommentsScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyCommentsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "90fd7b8721943a4a0af1266bd3fc1771772324a80b65b7f0273d5ec5c3ae17f3",
    "metadata": {},
    "name": "MyCommentsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
