/**
 * @generated SignedSource<<5ea102a86b18e45230e55a56dfca9cdb>>
 * @relayHash f10d35392877412776efffb930d9a98b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d54dd6afa10779dd241aba328e9bec9965caed834c712ad20ba888822544f261

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfilePicturesScreenQuery } from './ProfilePicturesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePicturesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d54dd6afa10779dd241aba328e9bec9965caed834c712ad20ba888822544f261",
    "metadata": {},
    "name": "ProfilePicturesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
