/**
 * @generated SignedSource<<d0e8c39b42bbfb3dc9cac3c136864d6a>>
 * @relayHash d6b39ef3eb8fb8db870a2f508f1d859f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be1ab30a9867787619c32e926649dfa7450e964e0589229142484ec840939463

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BirthdaysScreenQuery } from './BirthdaysScreenQuery.graphql';

const node: PreloadableConcreteRequest<BirthdaysScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "be1ab30a9867787619c32e926649dfa7450e964e0589229142484ec840939463",
    "metadata": {},
    "name": "BirthdaysScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
