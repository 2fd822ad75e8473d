/**
 * @generated SignedSource<<94c5d9e8c5047d787df2d6f02678c907>>
 * @relayHash b8f2cdc2204120ac547447dd1084be42
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e9d1ac1651676aef52a67ee0ef325f4fc19099a462be631132a6c05006897902

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CommentsTestQuery } from './CommentsTestQuery.graphql';

const node: PreloadableConcreteRequest<CommentsTestQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e9d1ac1651676aef52a67ee0ef325f4fc19099a462be631132a6c05006897902",
    "metadata": {},
    "name": "CommentsTestQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
