/**
 * @generated SignedSource<<6e0f827f40bffec5b70abefb13c4e3d6>>
 * @relayHash 56df0c086a1046cd77e77a659dc99150
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d3b4f097de0b2f5b7314f986d6f9428bada7c4809fb5b6cfc018098c0195caec

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileGuestbookScreenQuery } from './ProfileGuestbookScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileGuestbookScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d3b4f097de0b2f5b7314f986d6f9428bada7c4809fb5b6cfc018098c0195caec",
    "metadata": {},
    "name": "ProfileGuestbookScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
