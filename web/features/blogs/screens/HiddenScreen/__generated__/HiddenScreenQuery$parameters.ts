/**
 * @generated SignedSource<<4c430477a6b5165dc596b6fc34407b82>>
 * @relayHash 6f5e48d11f582b736e70d26821871c6d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d556c41521efbfe297a7a5c1942d1f6b91f6968c8b7e9434452122e1987e604c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HiddenScreenQuery } from './HiddenScreenQuery.graphql';

const node: PreloadableConcreteRequest<HiddenScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d556c41521efbfe297a7a5c1942d1f6b91f6968c8b7e9434452122e1987e604c",
    "metadata": {},
    "name": "HiddenScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
