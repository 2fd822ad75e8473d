/**
 * @generated SignedSource<<053827be04b0d9bed47c4067c2047b3b>>
 * @relayHash d2388182351e3dd53759edf9ee005089
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cbf3ee05dca8bd31beb4602d0f2ebca4f759d6f12acf94d841e9527276555bf3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditProfileScreenQuery } from './EditProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cbf3ee05dca8bd31beb4602d0f2ebca4f759d6f12acf94d841e9527276555bf3",
    "metadata": {},
    "name": "EditProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
