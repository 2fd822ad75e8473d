/**
 * @generated SignedSource<<487766b32295024dfdbb2fbb5424cbeb>>
 * @relayHash 72ef2789250d897d6e3347e66ceed44e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fcfca8d5690bf7374a5290404e5cc679ddd0b50a711dc2a94fafab093fd5f6b2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DateScreenQuery } from './DateScreenQuery.graphql';

const node: PreloadableConcreteRequest<DateScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fcfca8d5690bf7374a5290404e5cc679ddd0b50a711dc2a94fafab093fd5f6b2",
    "metadata": {},
    "name": "DateScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
