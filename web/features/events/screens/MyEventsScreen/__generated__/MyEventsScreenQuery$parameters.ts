/**
 * @generated SignedSource<<667d9ec8b04eb99da608dd2ec83c44a4>>
 * @relayHash d117e240b08aa6fd1e5b56140a733dd3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 695a6b907c2179c9522339560b7c3c5f7840925636df3af2ffa652f0e67435e1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyEventsScreenQuery } from './MyEventsScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyEventsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "695a6b907c2179c9522339560b7c3c5f7840925636df3af2ffa652f0e67435e1",
    "metadata": {},
    "name": "MyEventsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
