/**
 * @generated SignedSource<<df3aa17a935b6761d9c62bd09584f19c>>
 * @relayHash c2eabd30842938da5267eb0545cda380
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3bed198ab7371133895ac3e62639d85d4461760e1b04d5154f56280848f6ad32

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RichTextTestQuery } from './RichTextTestQuery.graphql';

const node: PreloadableConcreteRequest<RichTextTestQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3bed198ab7371133895ac3e62639d85d4461760e1b04d5154f56280848f6ad32",
    "metadata": {},
    "name": "RichTextTestQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
