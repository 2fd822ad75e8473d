/**
 * @generated SignedSource<<f7b49764eb95aefa5f61db26b549c4aa>>
 * @relayHash b9bbb0305ffee183ea3cf5e8fff0f511
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 84236bd0f7358127a932e35dc9182fd937676985ee4f0f1b8601edec7d35d378

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyLodgesScreenQuery } from './MyLodgesScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyLodgesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "84236bd0f7358127a932e35dc9182fd937676985ee4f0f1b8601edec7d35d378",
    "metadata": {},
    "name": "MyLodgesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
