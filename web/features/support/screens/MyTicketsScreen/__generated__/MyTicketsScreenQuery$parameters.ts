/**
 * @generated SignedSource<<5eaf1716725a73daa05d6bd84a22a4b6>>
 * @relayHash d0dffc2722f99e099dc540d1cfce9f0f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b07534b6a4a0891b39e6b9fc57b2b12a7cf9ec506f9f8410627e01180517313e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyTicketsScreenQuery } from './MyTicketsScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyTicketsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b07534b6a4a0891b39e6b9fc57b2b12a7cf9ec506f9f8410627e01180517313e",
    "metadata": {},
    "name": "MyTicketsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
