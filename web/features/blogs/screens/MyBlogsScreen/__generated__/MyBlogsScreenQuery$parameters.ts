/**
 * @generated SignedSource<<f8d9cf520d643e149d56d66d593f1070>>
 * @relayHash 523d0bff7ad48565ab3a2ab0e20c6700
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1f7d82e62d67a71879348aa9eb3c76c9059dde7958d887e50e1e9dc6fda537df

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyBlogsScreenQuery } from './MyBlogsScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyBlogsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1f7d82e62d67a71879348aa9eb3c76c9059dde7958d887e50e1e9dc6fda537df",
    "metadata": {},
    "name": "MyBlogsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
