/**
 * @generated SignedSource<<6dde72df2f903f8ef663431320470917>>
 * @relayHash fe2d6230a8b3d1c5fa84d61cca81f0c5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ff367dd3a2887410cf4154ee604d14190c0177c4d2dfde8aaaa2b117e106ba55

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyCommentsScreenQuery } from './MyCommentsScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyCommentsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ff367dd3a2887410cf4154ee604d14190c0177c4d2dfde8aaaa2b117e106ba55",
    "metadata": {},
    "name": "MyCommentsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
