/**
 * @generated SignedSource<<89123750cbe34c53a43723a9f45885d3>>
 * @relayHash 944de8c9f9e39116461be72fbff4847d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0a39fadb341594cc8a7bf84a8e7fe217658bd9e61eeea22d590493d1c6f8e5b4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestsScreenQuery } from './RequestsScreenQuery.graphql';

const node: PreloadableConcreteRequest<RequestsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0a39fadb341594cc8a7bf84a8e7fe217658bd9e61eeea22d590493d1c6f8e5b4",
    "metadata": {},
    "name": "RequestsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
