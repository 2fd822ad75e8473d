/**
 * @generated SignedSource<<030889671f7835d520bcb81980b3a0f5>>
 * @relayHash f5d1a8853ee8e8079d94dc26974ffb17
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb590fd41c9eab6e93edec44e6ac10a4e3f3169dfd2f52dbe1a29ff2ab345d5c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RichTextTestQuery } from './RichTextTestQuery.graphql';

const node: PreloadableConcreteRequest<RichTextTestQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fb590fd41c9eab6e93edec44e6ac10a4e3f3169dfd2f52dbe1a29ff2ab345d5c",
    "metadata": {},
    "name": "RichTextTestQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
