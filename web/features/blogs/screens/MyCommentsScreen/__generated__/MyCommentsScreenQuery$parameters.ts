/**
 * @generated SignedSource<<0f46b97a0e9d880d3b32552daccb830e>>
 * @relayHash 7a4312c5fae243ef358124382f659af2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5a3ae833211a348b33cf754c45a97815cbfee67f4910a9cdb65ed214457858e1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyCommentsScreenQuery } from './MyCommentsScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyCommentsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5a3ae833211a348b33cf754c45a97815cbfee67f4910a9cdb65ed214457858e1",
    "metadata": {},
    "name": "MyCommentsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
