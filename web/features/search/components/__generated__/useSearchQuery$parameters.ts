/**
 * @generated SignedSource<<9c7658f58bcda44f6d4d0171dbf4c3e8>>
 * @relayHash a88d17ac58d17a8e9e87d7d8bf51a014
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 589aaf84d544de5f40fe86fda2848fd17e31b85c41227e29e3295c64640e561e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { useSearchQuery } from './useSearchQuery.graphql';

const node: PreloadableConcreteRequest<useSearchQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "589aaf84d544de5f40fe86fda2848fd17e31b85c41227e29e3295c64640e561e",
    "metadata": {},
    "name": "useSearchQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
