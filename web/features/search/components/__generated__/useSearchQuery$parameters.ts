/**
 * @generated SignedSource<<a146de451e7da85610d191799932ceab>>
 * @relayHash 71f409c9e56f6d1db72d7260c9a6a6cb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f8f16bafd95b01a07feaea62953635e54665bce4f11e13ba97b651eaad9be0e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { useSearchQuery } from './useSearchQuery.graphql';

const node: PreloadableConcreteRequest<useSearchQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6f8f16bafd95b01a07feaea62953635e54665bce4f11e13ba97b651eaad9be0e",
    "metadata": {},
    "name": "useSearchQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
