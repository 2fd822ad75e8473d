/**
 * @generated SignedSource<<8c9a5920d0dc67d7f7d31126fced2f69>>
 * @relayHash 5464d6f4232827e2b3f13220a40ca546
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 313897833f781149815db69f9922e23ebfb4abc395b820697cf8e3f522a56d30

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyBlogsScreenQuery } from './MyBlogsScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyBlogsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "313897833f781149815db69f9922e23ebfb4abc395b820697cf8e3f522a56d30",
    "metadata": {},
    "name": "MyBlogsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
