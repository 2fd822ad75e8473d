/**
 * @generated SignedSource<<27127b130df097f11c61f2e5d4e371e5>>
 * @relayHash 8fae9d0d5748a019f9b8dcf7a2cc7f4f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9172efa2f61f1f0c80ce67d1bf3ba3c8e6287cc64223d680bbd9d842e5ed1d3b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestsScreenQuery } from './RequestsScreenQuery.graphql';

const node: PreloadableConcreteRequest<RequestsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9172efa2f61f1f0c80ce67d1bf3ba3c8e6287cc64223d680bbd9d842e5ed1d3b",
    "metadata": {},
    "name": "RequestsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
