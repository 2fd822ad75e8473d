/**
 * @generated SignedSource<<9915ae46fa63bfed850019c492923a5f>>
 * @relayHash 9fbf742aa917e340854d05a91dbdbcb5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c1a39d38fe78b99947a8c01eb60df585ad4f38632dce380a7486854f70c1974d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LogScreenQuery } from './LogScreenQuery.graphql';

const node: PreloadableConcreteRequest<LogScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c1a39d38fe78b99947a8c01eb60df585ad4f38632dce380a7486854f70c1974d",
    "metadata": {},
    "name": "LogScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
