/**
 * @generated SignedSource<<f95a7e9b4bf242dad3cf5e4379efdc5c>>
 * @relayHash 84fdeababb5bc4693c271e83aa2e4b30
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7c5ffde7cdebfed0c519b576c677cc224c081acaedc639810343ae579f173562

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyCommentsScreenQuery } from './MyCommentsScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyCommentsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7c5ffde7cdebfed0c519b576c677cc224c081acaedc639810343ae579f173562",
    "metadata": {},
    "name": "MyCommentsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
