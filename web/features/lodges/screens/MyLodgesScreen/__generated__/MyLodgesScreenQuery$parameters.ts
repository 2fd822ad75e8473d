/**
 * @generated SignedSource<<71ddc8ae699066be7921b0243d1a3ef8>>
 * @relayHash cd93f2360590aa0366fee018f0883abe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b8d1f054e841b87376a462eb35a5c6c35249d369b7c863ba8d8ca4490c770f31

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyLodgesScreenQuery } from './MyLodgesScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyLodgesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b8d1f054e841b87376a462eb35a5c6c35249d369b7c863ba8d8ca4490c770f31",
    "metadata": {},
    "name": "MyLodgesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
