/**
 * @generated SignedSource<<8dbd6341388b013b8c57f711c22a45e3>>
 * @relayHash 5e846d09e70915a72dd0a7620e070faa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac120cb96fab500250259ebec6bb745694586b8a279cc209b05137c1bba2f7ff

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyBlogsScreenQuery } from './MyBlogsScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyBlogsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ac120cb96fab500250259ebec6bb745694586b8a279cc209b05137c1bba2f7ff",
    "metadata": {},
    "name": "MyBlogsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
