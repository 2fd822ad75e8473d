/**
 * @generated SignedSource<<aaf5e711c4a22d389fa54e9c4e9604ff>>
 * @relayHash b374973a5f3c8ca45fd36abcb33e88f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cff9cc1ab2de22fd1555c5fc32c4cc1303ddc8124ea02091e96668604ebb6692

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MatchProfilesScreenQuery } from './MatchProfilesScreenQuery.graphql';

const node: PreloadableConcreteRequest<MatchProfilesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cff9cc1ab2de22fd1555c5fc32c4cc1303ddc8124ea02091e96668604ebb6692",
    "metadata": {},
    "name": "MatchProfilesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
