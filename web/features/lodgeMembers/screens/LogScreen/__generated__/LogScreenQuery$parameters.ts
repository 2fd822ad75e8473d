/**
 * @generated SignedSource<<81684a1e1a7b1fa2ec3d056991c038a2>>
 * @relayHash 7a593be7ec7ee9aea4b5192659e521f6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 01958e67f1ddf18269ae9c5af5ba508adb9e6f9bef4a02c0d6875d8b7a6d0631

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LogScreenQuery } from './LogScreenQuery.graphql';

const node: PreloadableConcreteRequest<LogScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "01958e67f1ddf18269ae9c5af5ba508adb9e6f9bef4a02c0d6875d8b7a6d0631",
    "metadata": {},
    "name": "LogScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
