/**
 * @generated SignedSource<<6ca67708cc799a632fd46f480918a8ec>>
 * @relayHash 14f6b19548117856c15e052b7503126f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6ba63158a826a944f2a47efcb8cc8cda6a299867f44b1f90a9a4f72f3386e52a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyEventsScreenQuery } from './MyEventsScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyEventsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6ba63158a826a944f2a47efcb8cc8cda6a299867f44b1f90a9a4f72f3386e52a",
    "metadata": {},
    "name": "MyEventsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
